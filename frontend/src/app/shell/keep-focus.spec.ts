import { screen, waitFor } from '@testing-library/react';
import { keepFocus } from './keep-focus';

let end = (): void => undefined;

function open(html: string): HTMLElement {
  document.body.innerHTML = `<main tabindex="-1">${html}</main><p>outside</p>`;
  const main = screen.getByRole('main');
  end = keepFocus(main);
  return main;
}

const button = () => screen.getByRole('button');
const part = (name: string) => screen.getByRole('region', { name });

function pressBeside(): void {
  document.dispatchEvent(new Event('pointerdown'));
  screen.getByRole('listitem').remove();
}

const row = '<section aria-label="outer"><section aria-label="card"><ul><li><button>Remove</button></li></ul></section></section>';

describe('the keyboard’s place', () => {
  afterEach(() => {
    end();
    document.body.innerHTML = '';
  });

  it('S-11 is the card of a row that was deleted', async () => {
    open(row);
    button().focus();
    screen.getByRole('listitem').remove();
    await waitFor(() => expect(part('card')).toHaveFocus());
  });

  it('S-11 is the part around a card that is gone, too', async () => {
    open(row);
    button().focus();
    part('card').remove();
    await waitFor(() => expect(part('outer')).toHaveFocus());
  });

  it('S-11 is the button that rested while something was saved', async () => {
    open(row);
    const saving = button();
    saving.focus();
    saving.setAttribute('disabled', '');
    saving.blur();
    saving.removeAttribute('disabled');
    await waitFor(() => expect(saving).toHaveFocus());
  });

  it.each([
    ['of another page', () => screen.getByRole('main').replaceChildren(document.createElement('h1'))],
    ['of what was pressed beside', pressBeside],
  ])('S-11 is not that %s', async (_what, happen) => {
    const main = open(row);
    button().focus();
    happen();
    await new Promise((done) => {
      new MutationObserver(done).observe(main, { childList: true });
      main.append('the last change');
    });
    expect(document.body).toHaveFocus();
  });

  it('S-11 stays where it is while the focus is somewhere', async () => {
    open(`${row}<input>`);
    button().focus();
    screen.getByRole('textbox').focus();
    screen.getByRole('listitem').remove();
    expect(screen.queryByRole('listitem')).toBeNull();
    expect(screen.getByRole('textbox')).toHaveFocus();
  });
});
