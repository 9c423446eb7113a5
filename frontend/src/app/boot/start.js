// Fetches the app once the page that the server drew has been painted, so that no file of the app is in its way. Where there is
// nothing to paint, or nobody to see it, at once. When a file does not come, it says so in the words of shared/ui/error-boundary,
// which is in one of them.
(function () {
  var isBegun = false;
  function part(parent, tag, text) {
    var child = parent.appendChild(document.createElement(tag));
    child.textContent = text;
    return child;
  }
  function fail() {
    var notice = part(document.body, 'div', '');
    notice.className = 'first-failed';
    notice.setAttribute('role', 'alert');
    part(notice, 'strong', 'This page could not be shown');
    part(notice, 'p', 'The connection may have dropped. Nothing you saved is lost.');
    part(notice, 'button', 'Load again').onclick = function () {
      location.reload();
    };
  }
  function begin() {
    if (isBegun) return;
    isBegun = true;
    var styles = [];
    document.querySelectorAll('link[rel=later]').forEach(function (link) {
      link.rel = link.dataset.rel;
      if (link.rel !== 'stylesheet') return;
      styles.push(
        new Promise(function (done, failed) {
          link.onload = done;
          link.onerror = failed;
        }),
      );
    });
    // One after the other: each runs in a task of its own, between which a finger is answered.
    var scripts = Array.from(document.querySelectorAll('link[data-first]')).concat(document.querySelector('link[data-start]'));
    scripts
      .reduce(function (before, script) {
        return before.then(function () {
          return import(script.href);
        });
      }, Promise.all(styles))
      .catch(fail);
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
