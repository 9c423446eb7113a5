import JsdomWithFetch from '../../src/shared/testing/jsdom-with-fetch.js';
import { quickStyles } from './quick-styles.js';

/** The browser of the component tests. */
export default class JsdomQuick extends JsdomWithFetch {
  async setup() {
    await super.setup();
    quickStyles(this.global);
  }
}
