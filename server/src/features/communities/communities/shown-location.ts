import { requirePlace } from '../../accounts/locations/public.ts'

/**
 * A location that is not shown is not stored, and without a location nothing is shown. The known
 * location stays as it is, whatever rules it was stored by.
 */
export const shownLocation = async (
  location: string | null,
  enabled: boolean,
  known: string | null = null,
) =>
  enabled && location !== null && location !== ''
    ? {
        location: location === known ? known : await requirePlace(location),
        location_enabled: true,
      }
    : { location: null, location_enabled: false }
