import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../../../../test/render-app.tsx'
import drawn from '../../../../shell.html?raw'
import { MainNav } from './main-nav.tsx'

/** Which entry is current is marked by the code that draws. */
const unmarked = (html: string): string =>
  html.replace(' data-status="active" aria-current="page"', '').replace(' active"', '"')

it('the navigation that the server draws before any script is that of the app', async () => {
  renderPart(<MainNav />)
  const navigation = await screen.findByRole('navigation', { name: 'Main' })
  expect(drawn).toContain(unmarked(navigation.outerHTML))
})

it('nobody can use what is drawn before the app is there', () => {
  const frame = document.createElement('div')
  frame.innerHTML = drawn
  const root = frame.firstElementChild
  expect(frame.childElementCount).toBe(1)
  expect(root?.hasAttribute('inert')).toBe(true)
  expect(root?.getAttribute('aria-hidden')).toBe('true')
})
