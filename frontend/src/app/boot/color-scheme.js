// Sets the remembered theme before the first paint. Key and attribute are those of src/shared/lib/color-mode.
(function () {
  var mode = null;
  try {
    mode = localStorage.getItem('recruit-theme');
  } catch {
    // Storage may be blocked: the system's wish stands.
  }
  if (mode !== 'light' && mode !== 'dark') {
    mode = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  document.documentElement.setAttribute('data-theme', mode);
})();
