export { useConfirmation, type Confirmation } from './use-confirmation.tsx'
