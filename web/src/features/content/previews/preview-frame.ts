/** All cards have the same height, so that nothing moves when one is loaded. */
export const previewFrame = 'h-24 w-[420px] max-w-full'
