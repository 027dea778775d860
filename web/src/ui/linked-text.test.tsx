import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LinkedText } from './linked-text.tsx'

it.each([
  ['See https://example.org/a.', 'https://example.org/a'],
  ['(at https://example.org/a).', 'https://example.org/a'],
  ['»https://example.org/a?«b«!»', 'https://example.org/a?«b«'],
  ['https://example.org/a_(b).', 'https://example.org/a_(b)'],
])('leaves to the sentence what is the sentence’s: %s', (text, address) => {
  const { container } = render(<LinkedText>{text}</LinkedText>)
  expect(screen.getByRole('link').textContent).toBe(address)
  expect(container.textContent).toBe(text)
})

it('bears an address that ends in very many brackets and stops', () => {
  const text = `https://a.b/${')'.repeat(50_000)}${'.'.repeat(50_000)}`
  const { container } = render(<LinkedText>{text}</LinkedText>)
  expect(screen.getByRole('link').textContent).toBe('https://a.b/')
  expect(container.textContent).toBe(text)
})
