import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { everyAnswer, pagePolicy } from './headers.ts'

const here = readConfig({})
const live = { ...here, publicUrl: 'https://patchbay.example' }
const transport = 'strict-transport-security'

it('browsers fetch nothing by http from a page that came by https', () => {
  expect(pagePolicy('x', live)).toContain('; upgrade-insecure-requests')
  // On a developer's machine there is nothing else.
  expect(pagePolicy('x', here)).not.toContain('upgrade')
})

it('https is demanded of our host, and of the hosts below it only if the operator says so', () => {
  expect(everyAnswer(here)).not.toHaveProperty(transport)
  expect(everyAnswer(live)[transport]).toBe('max-age=31536000')
  expect(everyAnswer({ ...live, hstsSubdomains: true })[transport]).toBe(
    'max-age=31536000; includeSubDomains',
  )
})
