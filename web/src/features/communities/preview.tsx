import { useCallback, type ReactNode } from 'react'

/** A local picture that is not uploaded yet. Fills its container. */
export function Preview({ file }: { file: File }): ReactNode {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" className="size-full object-cover" />
}
