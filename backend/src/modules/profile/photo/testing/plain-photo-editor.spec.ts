import { photoEditorContract } from './photo-editor.contract.js';
import { PlainPhotoEditor } from './plain-photo-editor.js';

describe('PlainPhotoEditor', () => {
  photoEditorContract(() => ({ editor: new PlainPhotoEditor(), picture: Buffer.from('photo'), huge: Buffer.from('huge') }));
});
