/** One page with lines of text, in a font that every reader brings along. */
export function writePdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, String.raw`\$&`)}) Tj T*`)
  const text = `BT /F1 12 Tf 18 TL 64 770 Td ${shown.join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = file.length
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
