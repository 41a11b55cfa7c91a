/** What node-polyglot takes from a package that would bring 15 kB of replacements for functions every browser here has. */
module.exports = Object.entries;
