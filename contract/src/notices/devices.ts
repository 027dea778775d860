import * as z from 'zod/mini'
import { route } from '../route.ts'

/** The id that the push service of the native app gives to one installation. */
export const playerId = z.uuid()

export const bindDevice = route('bindDevice', {
  method: 'PUT',
  path: '/device',
  access: 'member',
  summary: 'Lets this device be reached by push until its session ends; also if it already is.',
  body: z.object({ playerId }),
  output: null,
  errors: ['forbidden'],
})

export const unbindDevice = route('unbindDevice', {
  method: 'DELETE',
  path: '/device',
  access: 'member',
  summary: 'This device is no longer reached; also fine where it was not.',
  output: null,
  errors: [],
})
