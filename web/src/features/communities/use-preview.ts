import { useEffect, useState } from 'react'

/** An address under which the page can show a file that is not sent yet. */
export function usePreview(file: File | undefined): string | undefined {
  const [preview, setPreview] = useState<{ readonly file: File; readonly url: string }>()
  useEffect(() => {
    if (!file) return undefined
    const url = URL.createObjectURL(file)
    setPreview({ file, url })
    return () => URL.revokeObjectURL(url)
  }, [file])
  return preview && preview.file === file ? preview.url : undefined
}
