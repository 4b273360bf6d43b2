import { mooTools12 } from './mooTools12.ts';
import { prototype16 } from './prototype16.ts';

/** What pages write that give all objects more members, as json.js of 2006 did, too. */
const everyObject = `
Object.prototype.toJSONString = function () {
  return '{}';
};
Object.prototype.extend = function (more) {
  for (var name in more) this[name] = more[name];
  return this;
};
Object.prototype.each = function (work) {
  for (var name in this) work(this[name], name);
};
Object.prototype.clone = function () {
  return Object.assign({}, this);
};
Object.prototype.size = function () {
  var size = 0;
  for (var name in this) size++;
  return size;
};
Object.prototype.courses = 'everybody’s';
Array.prototype.toJSONString = function () {
  return '[]';
};
`;

/** Prototype 1.5, and other libraries from before `reduce` was a built-in. */
const oldReduce = `
Array.prototype.reduce = function () {
  return this.length > 1 ? this : this[0];
};
Array.prototype.reduceRight = Array.prototype.reduce;
Array.prototype.inspect = function () {
  return '[' + this.join(', ') + ']';
};
Array.prototype.toJSON = function () {
  return '[' + this.join(', ') + ']';
};
Object.prototype.toJSON = undefined;
`;

/** Small imitations of libraries that replace or extend built-ins, faithful in just that. */
export const imitations: Readonly<Record<string, string>> = {
  'Prototype 1.6': prototype16,
  'MooTools 1.2': mooTools12,
  'members for every object': everyObject,
  'an old reduce': oldReduce,
};
