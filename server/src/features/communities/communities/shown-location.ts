/** A location that is not shown is not stored, and without a location nothing is shown. */
export const shownLocation = (location: string | null, enabled: boolean) =>
  enabled && location !== null && location !== ''
    ? { location, location_enabled: true }
    : { location: null, location_enabled: false }
