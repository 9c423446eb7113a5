// Fetches the app once the page that the server drew has been painted, so that no file of the app is in its way. Where there is
// nothing to paint, or nobody to see it, at once.
(function () {
  var isBegun = false;
  function begin() {
    if (isBegun) return;
    isBegun = true;
    var styles = [];
    document.querySelectorAll('link[rel=later]').forEach(function (link) {
      link.rel = link.dataset.rel;
      if (link.rel !== 'stylesheet') return;
      styles.push(
        new Promise(function (done) {
          link.onload = link.onerror = done;
        }),
      );
    });
    // One after the other: each runs in a task of its own, between which a finger is answered.
    var scripts = Array.from(document.querySelectorAll('link[data-first]')).concat(document.querySelector('link[data-start]'));
    scripts.reduce(function (before, script) {
      return before.then(function () {
        return import(script.href);
      });
    }, Promise.all(styles));
  }
  document.addEventListener('DOMContentLoaded', function () {
    var root = document.getElementById('root');
    if (root === null || !root.hasChildNodes() || document.hidden) return begin();
    // A browser that does not tell of its paints has had the time for one.
    setTimeout(begin, 1000);
    new PerformanceObserver(function (paints) {
      if (paints.getEntriesByName('first-contentful-paint').length > 0) begin();
    }).observe({ type: 'paint', buffered: true });
  });
})();
