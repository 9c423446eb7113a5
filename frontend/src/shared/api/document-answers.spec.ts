import { documentAnswers } from './document-answers';

describe('answers that came with the document', () => {
  beforeEach(() => {
    jest.resetModules();
    document.body.innerHTML = '';
    document.head.innerHTML = '';
  });

  async function fresh(json: string | null): Promise<typeof documentAnswers> {
    if (json !== null) document.body.innerHTML = `<script type="application/json" id="recruit-answers">${json}</script>`;
    return (await import('./document-answers')).documentAnswers;
  }

  it('issue 17 gives each once, and nothing of it stays in the page', async () => {
    const answers = await fresh('{"/api/user":{"id":"1"}}');
    expect(answers.take('/api/user')).toEqual({ id: '1' });
    expect(answers.take('/api/user')).toBeUndefined();
    expect(document.getElementById('recruit-answers')).toBeNull();
  });

  it('issue 17 gives nothing after something was changed', async () => {
    const answers = await fresh('{"/api/user":{"id":"1"},"/api/user/home":{}}');
    answers.forget();
    expect(answers.take('/api/user/home')).toBeUndefined();
  });

  it('issue 17 gives nothing a minute later', async () => {
    const answers = await fresh('{"/api/user":{"id":"1"}}');
    jest.spyOn(performance, 'now').mockReturnValueOnce(60_001);
    expect(answers.take('/api/user')).toBeUndefined();
  });

  it('issue 17 says that nobody is signed in, and not after a change, nor a minute later', async () => {
    const visitors = () => {
      jest.resetModules();
      document.head.innerHTML = '<meta name="recruit-visitor" content="" />';
      return fresh(null);
    };
    const answers = await visitors();
    expect([answers.isVisitors(), answers.isVisitors()]).toEqual([true, true]);
    const changed = await visitors();
    changed.forget();
    expect(changed.isVisitors()).toBe(false);
    const later = await visitors();
    jest.spyOn(performance, 'now').mockReturnValueOnce(60_001);
    expect(later.isVisitors()).toBe(false);
    jest.resetModules();
    document.head.innerHTML = '';
    expect((await fresh(null)).isVisitors()).toBe(false);
  });

  it.each([null, 'no json'])('issue 17 a document with %s brings nothing', async (json) => {
    expect((await fresh(json)).take('/api/user')).toBeUndefined();
  });
});
