export { LocationField } from './location-field.tsx'
export { PlaceField } from './place-field.tsx'
