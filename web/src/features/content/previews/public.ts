export { PreviewCard, useRemovePreview } from './preview-card.tsx'
export { previewFrame } from './preview-frame.ts'
export { PreviewWish } from './preview-wish.tsx'
export { wantedLink } from './wanted-link.ts'
