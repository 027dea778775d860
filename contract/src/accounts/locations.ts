import * as z from 'zod/mini'
import { route } from '../route.ts'
import { line } from '../text.ts'

/** A POST, so that coordinates do not appear in a URL and therefore not in a log. */
export const lookUpLocation = route('lookUpLocation', {
  method: 'POST',
  path: '/location/lookup',
  access: 'member',
  summary: 'Names the city and country at these coordinates.',
  body: z.object({
    latitude: z.number().check(z.gte(-90), z.lte(90)),
    longitude: z.number().check(z.gte(-180), z.lte(180)),
  }),
  /** 'City, Country'. */
  output: z.object({ location: z.string() }),
  errors: [
    'location_not_found',
    'no_location_results',
    'geocoder_confused',
    'geocoder_refused',
    'geocoder_busy',
    'geocoder_unreachable',
    'location_failed',
  ],
})

export const suggestLocations = route('suggestLocations', {
  method: 'GET',
  path: '/locations',
  access: 'member',
  summary: 'Cities that begin with what was typed, the largest first.',
  query: z.object({ q: line({ min: 1, max: 80 }) }),
  /** Each 'City, Country', eight at most. */
  output: z.object({ locations: z.array(z.string()) }),
  errors: [],
})
