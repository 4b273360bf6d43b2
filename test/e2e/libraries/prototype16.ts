/** Prototype 1.6.0.3, in what it puts in place of built-ins and adds to them. */
export const prototype16 = `
Object.extend = function (to, from) {
  for (var name in from) to[name] = from[name];
  return to;
};
var K = function (x) {
  return x;
};
var $A = function (iterable) {
  if (!iterable) return [];
  if (iterable.toArray) return iterable.toArray();
  var length = iterable.length || 0,
    results = new Array(length);
  while (length--) results[length] = iterable[length];
  return results;
};
Object.extend(Object, {
  keys: function (object) {
    var keys = [];
    for (var name in object) keys.push(name);
    return keys;
  },
  values: function (object) {
    var values = [];
    for (var name in object) values.push(object[name]);
    return values;
  },
  clone: function (object) {
    return Object.extend({}, object);
  },
  isArray: function (object) {
    return object != null && typeof object == 'object' && 'splice' in object && 'join' in object;
  },
  toJSON: function (object) {
    switch (typeof object) {
      case 'undefined':
      case 'function':
      case 'unknown':
        return;
      case 'boolean':
        return object.toString();
    }
    if (object === null) return 'null';
    if (object.toJSON) return object.toJSON();
    if (object.nodeType == 1) return;
    var results = [];
    for (var name in object) {
      var value = Object.toJSON(object[name]);
      if (value !== undefined) results.push(name.toJSON() + ': ' + value);
    }
    return '{' + results.join(', ') + '}';
  },
});
Object.extend(Function.prototype, {
  bind: function () {
    if (arguments.length < 2 && arguments[0] === undefined) return this;
    var method = this,
      args = $A(arguments),
      object = args.shift();
    return function () {
      return method.apply(object, args.concat($A(arguments)));
    };
  },
  curry: function () {
    var method = this,
      args = $A(arguments);
    return function () {
      return method.apply(this, args.concat($A(arguments)));
    };
  },
  wrap: function (wrapper) {
    var method = this;
    return function () {
      return wrapper.apply(this, [method.bind(this)].concat($A(arguments)));
    };
  },
});
Object.extend(String.prototype, {
  strip: function () {
    return this.replace(/^\\s+/, '').replace(/\\s+$/, '');
  },
  include: function (pattern) {
    return this.indexOf(pattern) > -1;
  },
  startsWith: function (pattern) {
    return this.indexOf(pattern) === 0;
  },
  endsWith: function (pattern) {
    var at = this.length - pattern.length;
    return at >= 0 && this.lastIndexOf(pattern) === at;
  },
  inspect: function (double) {
    return double ? '"' + this.replace(/"/g, '\\\\"') + '"' : "'" + this + "'";
  },
  toArray: function () {
    return this.split('');
  },
  toJSON: function () {
    return this.inspect(true);
  },
});
Object.extend(Number.prototype, {
  toJSON: function () {
    return isFinite(this) ? this.toString() : 'null';
  },
  times: function (work) {
    for (var at = 0; at < this; at++) work(at);
    return this;
  },
});
Date.prototype.toJSON = function () {
  return '"' + this.getUTCFullYear() + '-' + (this.getUTCMonth() + 1) + '-' + this.getUTCDate() + 'Z"';
};
var $break = {};
var Enumerable = {
  each: function (work, context) {
    var at = 0;
    work = work.bind(context);
    try {
      this._each(function (value) {
        work(value, at++);
      });
    } catch (e) {
      if (e != $break) throw e;
    }
    return this;
  },
  all: function (test, context) {
    test = test ? test.bind(context) : K;
    var result = true;
    this.each(function (value, at) {
      result = result && !!test(value, at);
      if (!result) throw $break;
    });
    return result;
  },
  any: function (test, context) {
    test = test ? test.bind(context) : K;
    var result = false;
    this.each(function (value, at) {
      if ((result = !!test(value, at))) throw $break;
    });
    return result;
  },
  collect: function (make, context) {
    make = make ? make.bind(context) : K;
    var results = [];
    this.each(function (value, at) {
      results.push(make(value, at));
    });
    return results;
  },
  detect: function (test, context) {
    test = test.bind(context);
    var result;
    this.each(function (value, at) {
      if (test(value, at)) {
        result = value;
        throw $break;
      }
    });
    return result;
  },
  findAll: function (test, context) {
    test = test.bind(context);
    var results = [];
    this.each(function (value, at) {
      if (test(value, at)) results.push(value);
    });
    return results;
  },
  include: function (object) {
    return this.indexOf(object) != -1;
  },
  inject: function (memo, work, context) {
    work = work.bind(context);
    this.each(function (value, at) {
      memo = work(memo, value, at);
    });
    return memo;
  },
  toArray: function () {
    return this.map();
  },
  size: function () {
    return this.toArray().length;
  },
  inspect: function () {
    return '#<Enumerable:' + this.toArray().inspect() + '>';
  },
};
Object.extend(Enumerable, {
  map: Enumerable.collect,
  find: Enumerable.detect,
  select: Enumerable.findAll,
  filter: Enumerable.findAll,
  member: Enumerable.include,
  entries: Enumerable.toArray,
  every: Enumerable.all,
  some: Enumerable.any,
});
Array.from = $A;
Object.extend(Array.prototype, Enumerable);
if (!Array.prototype._reverse) Array.prototype._reverse = Array.prototype.reverse;
Object.extend(Array.prototype, {
  _each: function (work) {
    for (var at = 0, length = this.length; at < length; at++) work(this[at]);
  },
  clear: function () {
    this.length = 0;
    return this;
  },
  first: function () {
    return this[0];
  },
  last: function () {
    return this[this.length - 1];
  },
  compact: function () {
    return this.select(function (value) {
      return value != null;
    });
  },
  reverse: function (inline) {
    return (inline !== false ? this : this.toArray())._reverse();
  },
  clone: function () {
    return [].concat(this);
  },
  toArray: function () {
    return [].concat(this);
  },
  inspect: function () {
    return '[' + this.map(String).join(', ') + ']';
  },
  toJSON: function () {
    var results = [];
    this.each(function (object) {
      var value = Object.toJSON(object);
      if (value !== undefined) results.push(value);
    });
    return '[' + results.join(', ') + ']';
  },
});
(function () {
  var element = this.Element;
  this.Element = function (name, attributes) {
    return Object.extend(document.createElement(name.toLowerCase()), attributes || {});
  };
  Object.extend(this.Element, element || {});
}).call(window);
Object.extend(HTMLElement.prototype, {
  visible: function () {
    return this.style.display != 'none';
  },
  toggle: function () {
    return this[this.visible() ? 'hide' : 'show']();
  },
  hide: function () {
    this.style.display = 'none';
    return this;
  },
  show: function () {
    this.style.display = '';
    return this;
  },
  remove: function () {
    this.parentNode.removeChild(this);
    return this;
  },
  scrollTo: function () {
    var at = this.getBoundingClientRect();
    window.scrollTo(at.left, at.top);
    return this;
  },
  select: function (selector) {
    return $A(this.querySelectorAll(selector));
  },
  getElementsByClassName: function (name) {
    return $A(this.querySelectorAll('.' + name));
  },
});
document.getElementsByClassName = function (name) {
  return $A(document.querySelectorAll('.' + name));
};
`;
