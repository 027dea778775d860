/** Letters that are written in many ways and said in one, in the order in which they are read. */
const ways: readonly (readonly [RegExp, string])[] = [
  [/^(?:kn|gn|pn)/u, 'n'],
  [/^wr/u, 'r'],
  [/^ps/u, 's'],
  [/^qu/u, 'kw'],
  [/(?:sch|sc(?=[aou]))/gu, 'sk'],
  [/tch/gu, 'ch'],
  [/(?:dge|ge$)/gu, 'j'],
  [/ph/gu, 'f'],
  [/ght/gu, 't'],
  [/gh$/u, 'f'],
  [/gh/gu, 'g'],
  [/(?:tion|sion|cion|shun|shon)/gu, 'xn'],
  [/(?:ti|ci)(?=[aou])/gu, 'x'],
  [/sh/gu, 'x'],
  [/ch(?=[lr])/gu, 'k'],
  [/c(?=[eiy])/gu, 's'],
  [/(?:ck|c(?!h)|q)/gu, 'k'],
  [/z/gu, 's'],
  [/(?<=.)h(?![aeiouy])/gu, ''],
  [/(?:eigh|ai|ay|ei|ey(?!$))/gu, 'a'],
  [/(?:ee|ea|ie|ey$)/gu, 'i'],
  [/(?:oo|ou|ow|ew|au|aw|oa)/gu, 'u'],
  [/(?<=[^aeiou])y/gu, 'i'],
  [/(?:er|or|re|ar|ur|our)$/u, 'a'],
  [/(.)\1+/gu, '$1'],
  [/(?<=..)e$/u, ''],
]

/** A word as it sounds, roughly: 'fone' and 'phone' are the same. */
export const soundOf = (word: string): string =>
  ways.reduce((sound, [way, said]) => sound.replace(way, said), word)

/** The consonants of a sound; what is typed without vowels has the same. */
export const bonesOf = (sound: string): string =>
  sound.replaceAll(/[aeiouyhw]/gu, '').replaceAll(/(.)\1+/gu, '$1')
