import { directoryStoreContract } from './directory-store.contract.js';
import { MemoryDirectoryStore } from './memory-directory-store.js';

describe('MemoryDirectoryStore', () => {
  directoryStoreContract(async () => {
    const store = new MemoryDirectoryStore();
    const find = (name: string) => store.schools.findIndex((school) => school.name === name);
    return {
      store,
      schools: async () => store.schools.toSorted((a, b) => a.name.localeCompare(b.name)),
      addSchool: async (school) =>
        void store.schools.push({ ...school, unitid: null, conference: null, mascot: null, association: null, aliases: [] }),
      clear: async (name, { isChanged }) =>
        void Object.assign(store.schools[find(name)] ?? {}, { conference: null, mascot: null, isChanged }),
      rename: async (name, aliases) => void Object.assign(store.schools[find(name)] ?? {}, { aliases }),
      remove: async (name) => void store.schools.splice(find(name), 1),
    };
  });
});
