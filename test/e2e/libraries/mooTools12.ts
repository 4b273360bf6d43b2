/** MooTools 1.2.1, which puts objects of its own in place of those of the browser; `JSON` is one without `parse`. */
export const mooTools12 = `
var Native = function (options) {
  var object = options.initialize || options.legacy || function () {};
  var made = function () {
    return object.apply(this, arguments);
  };
  made.prototype = options.legacy && options.extend ? options.legacy.prototype : options.prototype || {};
  made.implement = function (methods) {
    for (var name in methods) made.prototype[name] = methods[name];
    return made;
  };
  made.$family = { name: options.name };
  window[options.name] = made;
  return made;
};
var Hash = function (object) {
  for (var name in object || {}) this[name] = object[name];
  return this;
};
Hash.prototype.extend = function (more) {
  for (var name in more) this[name] = more[name];
  return this;
};
var $splat = function (given) {
  return given === undefined ? [] : Array.isArray(given) ? given : [given];
};
Function.prototype.extend = function (more) {
  for (var name in more) this[name] = more[name];
  return this;
};
Function.prototype.create = function (options) {
  var self = this;
  return function () {
    return self.apply(options.bind || null, options.arguments !== undefined ? $splat(options.arguments) : arguments);
  };
};
Function.prototype.bind = function (bind, args) {
  return this.create({ bind: bind, arguments: args });
};
Function.prototype.delay = function (delay, bind, args) {
  return setTimeout(this.bind(bind, args), delay);
};
var native = { Document: window.Document, Window: window.Window, Element: window.Element, Event: window.Event };
Native({
  name: 'Document',
  initialize: function (doc) {
    return doc || document;
  },
});
Native({
  name: 'Window',
  initialize: function (win) {
    return win || window;
  },
});
Native({
  name: 'Event',
  initialize: function (event) {
    this.event = event || window.event;
    return this;
  },
});
Native({
  name: 'Element',
  initialize: function (tag, properties) {
    return Object.assign(document.createElement(tag), properties);
  },
  legacy: native.Element,
});
Document.implement({
  newElement: function (tag) {
    return document.createElement(tag);
  },
});
for (var name in Document.prototype) document[name] = Document.prototype[name];
Array.prototype.extend = function (array) {
  for (var at = 0; at < array.length; at++) this.push(array[at]);
  return this;
};
Array.prototype.contains = function (item) {
  return this.indexOf(item) != -1;
};
Array.prototype.each = Array.prototype.forEach;
Array.prototype.include = function (item) {
  if (!this.contains(item)) this.push(item);
  return this;
};
Array.prototype.getLast = function () {
  return this.length ? this[this.length - 1] : null;
};
Array.prototype.empty = function () {
  this.length = 0;
  return this;
};
String.prototype.contains = function (text) {
  return this.indexOf(text) > -1;
};
Number.prototype.times = function (work) {
  for (var at = 0; at < this; at++) work(at);
};
var moreOfElements = {
  set: function (name, value) {
    this.setAttribute(name, value);
    return this;
  },
  get: function (name) {
    return this.getAttribute(name);
  },
  inject: function (into) {
    into.appendChild(this);
    return this;
  },
  dispose: function () {
    return this.parentNode ? this.parentNode.removeChild(this) : this;
  },
  clone: function () {
    return this.cloneNode(true);
  },
  empty: function () {
    while (this.firstChild) this.removeChild(this.firstChild);
    return this;
  },
  scrollTo: function (x, y) {
    this.scrollLeft = x;
    this.scrollTop = y;
    return this;
  },
  getParent: function () {
    return this.parentNode;
  },
  store: function (key, value) {
    return this;
  },
};
for (var method in moreOfElements) HTMLElement.prototype[method] = moreOfElements[method];
JSON = new Hash({
  encode: function (object) {
    return String(object);
  },
  decode: function (text) {
    return eval('(' + text + ')');
  },
});
`;
