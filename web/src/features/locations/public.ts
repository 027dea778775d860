export { LocationField } from './location-field.tsx'
