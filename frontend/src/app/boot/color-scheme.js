// Sets the remembered theme before the first paint. Key and attribute are those of src/shared/lib/color-mode. Also leaves out what
// was put off: key and time of src/pages/dashboard/model/put-off-birth-date.ts.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('recruit-theme');
    var isLater = Object.keys(localStorage).some(function (key) {
      return key.startsWith('birth date later ') && Date.now() - localStorage.getItem(key) < 14 * 24 * 3600000;
    });
    if (isLater) document.documentElement.setAttribute('data-later', '');
  } catch {
    // Storage may be blocked: the system's wish stands.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-theme', mode);
})();
