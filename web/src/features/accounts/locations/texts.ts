import type { ApiErrorCode } from '../../../platform/http/api-error.ts'

const networkError = 'Network error. Please check your connection'
const tooOften = 'Rate limit exceeded. Please try again later'

export const locationTexts = {
  locate: 'Use Current Location',
  locating: 'Getting location...',
  found: (location: string) => `Location set to ${location}`,

  unsupported: 'Geolocation is not supported by your browser. Please enter your location manually.',
  /** The keys are the codes of GeolocationPositionError. */
  refusals: {
    1: 'Location access was denied. Please check your browser settings or enter your location manually.',
    2: 'Location information is unavailable. Please enter your location manually.',
    3: 'Location request timed out. Please try again or enter your location manually.',
  } as Readonly<Record<number, string>>,
  noAccess: 'Could not access your location.',

  lookUpFailures: {
    geocoder_confused: 'Invalid response format from geocoding service',
    location_not_found: 'Location not found at these coordinates',
    no_location_results: 'No results found for these coordinates',
    geocoder_refused: 'Invalid API key or unauthorized access',
    geocoder_busy: tooOften,
    rate_limited: tooOften,
    geocoder_unreachable: networkError,
    // Errors of our own server, or of a proxy in front of it.
    network: networkError,
    unavailable: networkError,
  } as Readonly<Partial<Record<ApiErrorCode, string>>>,
  lookUpFailed: 'Failed to get location. Please try again',
  undetermined: 'Could not determine your location',
} as const
