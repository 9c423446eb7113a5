// A page that this device kept is there before the app runs. Its links lead where they always do. A button that is pressed
// in the meantime looks pressed and is pressed once the app has drawn the same one; what was typed goes into the same field.
(function () {
  var buttons = 'button, [role=button], input[type=checkbox], input[type=radio]';
  var fields = 'input, select, textarea';
  var waiting = [];
  var end = 0;
  function nameOf(part) {
    return part.tagName + ' ' + (part.getAttribute('aria-label') || part.name || part.textContent).trim();
  }
  function namesakes(name) {
    return Array.from(document.getElementById('root').querySelectorAll(buttons + ', ' + fields)).filter(function (part) {
      return nameOf(part) === name;
    });
  }
  function keptPart(event, parts) {
    var part = event.target instanceof Element ? event.target.closest(parts) : null;
    return part === null || part.closest('[data-kept]') === null ? null : part;
  }
  // Of several with one name it is the one at the same place. Somebody impatient presses twice and means it once.
  function keep(part, again) {
    var name = nameOf(part);
    var at = namesakes(name).indexOf(part);
    waiting = waiting.filter(function (other) {
      return other.name !== name || other.at !== at;
    });
    waiting.push({ name: name, at: at, again: again });
    if (end === 0) observer.observe(document.getElementById('root'), { childList: true, subtree: true });
    end = 1;
  }
  var observer = new MutationObserver(function () {
    if (document.querySelector('[data-kept]') !== null) return;
    // What the app does not draw within ten seconds is no more on the page.
    if (end === 1) end = setTimeout(stop, 10000);
    waiting = waiting.filter(function (one) {
      var part = namesakes(one.name)[one.at];
      if (part === undefined) return true;
      one.again(part);
      return false;
    });
    if (waiting.length === 0) stop();
  });
  function stop() {
    observer.disconnect();
    waiting = [];
  }
  document.addEventListener(
    'click',
    function (event) {
      var part = keptPart(event, buttons);
      if (part === null) return;
      event.preventDefault();
      part.style.opacity = '0.5';
      part.setAttribute('aria-busy', 'true');
      keep(part, function (drawn) {
        drawn.click();
      });
    },
    true,
  );
  ['focusin', 'input', 'change'].forEach(function (kind) {
    document.addEventListener(kind, function (event) {
      var part = keptPart(event, fields);
      if (part === null || part.matches(buttons)) return;
      keep(part, function (drawn) {
        drawn.focus();
        if (drawn.value === part.value) return;
        // React looks at what the browser itself wrote.
        Object.getOwnPropertyDescriptor(Object.getPrototypeOf(drawn), 'value').set.call(drawn, part.value);
        drawn.dispatchEvent(new Event(drawn.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      });
    });
  });
})();
