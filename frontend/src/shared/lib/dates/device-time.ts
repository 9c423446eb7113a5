/** The time of this device as a page is drawn. What it says is right until the page is drawn again, which React cannot know of a `new Date()`. */
export const deviceTime = () => new Date();
