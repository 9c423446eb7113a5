import { neededBy } from './needed-by.js';

const page = `
  <main class="css-a-root Mui-focused">
    <input type="hidden" class="css-b" />
    <ul class="css-list"><li class="css-b css-a-root">one</li><li>two</li></ul>
    <svg><linearGradient class="css-b"></linearGradient></svg>
  </main>`;

const selectors = [
  '*',
  'li',
  'LI',
  '.css-b',
  '.css-b.css-a-root',
  'li.css-b',
  'ul > .css-b',
  '.css-list li',
  '.css-list+svg',
  '.css-b::before',
  'ul, .css-b',
  'input[type="hidden"]',
  'input[type="a,b (c] d"]',
  'li:not(.css-b, .css-c)',
  'li:not(:is(.css-b, .css-c))',
  '.css-list:has(> .css-b)',
  '.Mui-focused .css-list>li:first-child',
  'linearGradient',
  '.missing, li:nth-child(2n + 1)',
];

const mayBeChosen = (element, selector) => {
  const either = neededBy(selector);
  const lacks = ({ tag, classes }) =>
    (tag !== undefined && tag !== element.localName.toLowerCase()) || !classes.every((name) => element.classList.contains(name));
  return either === null || !either.every(lacks);
};

/** The colour that a rule gives to the only element of its class. */
function colorBy(rule) {
  document.body.innerHTML = `<style>${rule}</style><p class="probe other" title="x">text</p>`;
  return getComputedStyle(document.querySelector('p')).color;
}

describe('the quick way to the styles of an element', () => {
  it.each(selectors)('passes over no element that %s chooses', (selector) => {
    document.body.innerHTML = page;
    const elements = [...document.body.querySelectorAll('*')];
    expect(elements.filter((element) => element.matches(selector) && !mayBeChosen(element, selector))).toEqual([]);
  });

  it('passes over most elements', () => {
    document.body.innerHTML = page;
    const [list, item] = ['ul', 'li'].map((tag) => document.querySelector(tag));
    expect(['.css-b', 'li', '.css-list > .css-b', 'li:not(.css-b)'].map((selector) => mayBeChosen(list, selector))).not.toContain(true);
    expect(['.css-list', 'ul', 'input[type="hidden"]'].map((selector) => mayBeChosen(item, selector))).not.toContain(true);
  });

  it.each(['.probe', 'p', 'p.other', 'body > .probe', '.none, .probe', 'p[title="x"]', '.probe:not(.none)'])(
    'applies a rule for %s, and none that names another class',
    (selector) => {
      expect(colorBy(`${selector} { color: rgb(1, 2, 3); }`)).toBe('rgb(1, 2, 3)');
      expect(colorBy(`${selector}.none { color: rgb(1, 2, 3); }`)).not.toBe('rgb(1, 2, 3)');
    },
  );
});
