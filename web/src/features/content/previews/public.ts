export { PreviewCard } from './preview-card.tsx'
export { previewFrame } from './preview-frame.ts'
export { PreviewWish } from './preview-wish.tsx'
export { useRemovePreview } from './use-remove-preview.ts'
