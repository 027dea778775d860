import { describe, expect, it } from 'vitest'
import { cleanFileName } from './attachments.ts'

describe('the name of a file', () => {
  it.each([
    ['song.mp3', 'song.mp3'],
    ['a.b.c', 'a.b.c'],
    ['Übung №1 – «тест».pdf', 'Übung №1 – «тест».pdf'],
    ['../../etc/passwd', 'passwd'],
    ['..\\..\\windows\\system.ini', 'system.ini'],
    ['C:\\fakepath\\take 3.wav', 'take 3.wav'],
    ['a\0.exe\0.png', 'a.exe.png'],
    ['a\r\nset-cookie: x.png', 'aset-cookie: x.png'],
    ['\u202Egpj.exe', 'gpj.exe'],
    ['a\u200B\u200F\u2066b\uFEFF.png', 'ab.png'],
    ['a\u2028\u2029b.txt', 'ab.txt'],
    ['.htaccess', 'htaccess'],
    ['...', 'file'],
    ['  . .txt', 'file.txt'],
    ['', 'file'],
    ['/', 'file'],
    [' \t ', 'file'],
    ['dir/', 'file'],
    ['e\u0301.txt', '\u00E9.txt'],
    ['\uD800.txt', '\uFFFD.txt'],
  ])('%j becomes %j', (given, clean) => {
    expect(cleanFileName(given)).toBe(clean)
  })

  it('keeps its end where it is cut', () => {
    expect(cleanFileName(`${'x'.repeat(300)}.mp3`)).toBe(`${'x'.repeat(110)}.mp3`)
    expect(cleanFileName('x'.repeat(300))).toBe('x'.repeat(110))
  })

  it('is cut between characters, never inside a character', () => {
    for (const name of [`${'𝄞'.repeat(300)}.mp3`, `a.${'𝄞'.repeat(300)}`]) {
      const clean = cleanFileName(name)
      expect(clean.isWellFormed()).toBe(true)
      expect(Array.from(clean).length).toBeLessThanOrEqual(120)
    }
  })

  it('does not change when it is cleaned again', () => {
    for (const name of [`${'x'.repeat(109)} y.mp3`, '. .a', 'a/..b/ .c', `${'é '.repeat(90)}.txt`])
      expect(cleanFileName(cleanFileName(name))).toBe(cleanFileName(name))
  })
})
