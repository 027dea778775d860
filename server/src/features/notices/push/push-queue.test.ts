import { expect, it } from 'vitest'
import { queueOf } from './push-queue.ts'

it.each([
  'https://fcm.googleapis.com/fcm/send/a',
  'https://updates.push.services.mozilla.com/wpush/v2/a',
  'https://web.push.apple.com/a',
  'https://wns2-par02p.notify.windows.com/w/?token=a',
])('well-known services wait for nobody: %s', (endpoint) => {
  expect(queueOf({ endpoint })).toBeUndefined()
})

it.each([
  'https://push.example/fcm.googleapis.com',
  'https://fcm.googleapis.com.example/a',
  'https://notfcm.googleapis.com/a',
])('unknown services wait for each other: %s', (endpoint) => {
  expect(queueOf({ endpoint })).toBe('push_elsewhere')
})
