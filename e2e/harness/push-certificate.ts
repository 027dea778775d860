import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { makeCertificate } from '../../server/test/services/certificate.ts'

type Certificate = ReturnType<typeof makeCertificate>

const fileIn = (folder: string): string => join(folder, 'push-service.json')

/**
 * Runs in the server's process: trusts the certificate, as an operator would trust a private
 * authority.
 */
export async function trustPushService(folder: string): Promise<void> {
  const certificate = makeCertificate()
  setDefaultCACertificates([...getCACertificates(), certificate.cert])
  await writeFile(fileIn(folder), JSON.stringify(certificate))
}

/** The certificate that the server under test trusts. */
export const readPushCertificate = async (): Promise<Certificate> =>
  JSON.parse(await readFile(fileIn(process.env['E2E_DATA_FOLDER'] ?? ''), 'utf8')) as Certificate
