export { VerificationSection } from './verification-section.tsx'
