import { expect, it, onTestFinished } from 'vitest'
import { codeOfLink } from './own-link.ts'

it.each([
  ['https://go.example/native/return#code=c', 'c'],
  ['https://GO.example:443/native/return#code=c', 'c'],
  ['https://go.example/native/return', undefined],
  ['https://go.example/native/return/x#code=c', undefined],
  ['https://go.example.evil.example/native/return#code=c', undefined],
  ['nonsense', undefined],
])('recognises the link of its app in any spelling: %s', (address, code) => {
  document.documentElement.dataset['link'] = 'https://Go.example:443/native/return'
  onTestFinished(() => {
    delete document.documentElement.dataset['link']
  })
  expect(codeOfLink(address)).toBe(code)
})
