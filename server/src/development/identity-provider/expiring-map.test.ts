import { describe, expect, it } from 'vitest'
import { ExpiringMap } from './expiring-map.ts'

describe('a map with expiring entries', () => {
  it('removes entries after their lifetime, and when they are taken', () => {
    let now = 0
    const map = new ExpiringMap<string>({ lifetime: 10, size: 9 }, () => now)
    map.set('a', 'A')
    now = 9
    expect(map.get('a')).toBe('A')
    now = 10
    expect(map.take('a')).toBeUndefined()
    map.set('b', 'B')
    expect([map.take('b'), map.take('b')]).toEqual(['B', undefined])
  })

  it('never exceeds its size, and drops expired entries first', () => {
    let now = 0
    const map = new ExpiringMap<number>({ lifetime: 10, size: 3 }, () => now)
    for (const key of [1, 2, 3, 4]) map.set(String(key), key)
    expect([map.size, map.get('1'), map.get('4')]).toEqual([3, undefined, 4])
    now = 10
    map.set('5', 5)
    expect([map.size, map.get('5')]).toEqual([1, 5])
  })
})
