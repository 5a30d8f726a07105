import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Program, type Runner, startProgram } from './testing-programs.ts'

/** Where an nginx of a test listens, and which instances it passes on to: ports of this machine. */
export interface ProxyPorts {
  plain: number
  encrypted: number
  instances: readonly [number, number]
}

const read = (name: string) => readFileSync(new URL(`../../deploy/nginx/${name}`, import.meta.url), 'utf8')

/** nginx with the example configuration as it stands, but for these ports and a certificate of the test's own. */
export function startNginx(ports: ProxyPorts, certificate: Certificate, as?: Runner): Promise<Program> {
  const files = (folder: string) => ({
    'nginx.conf': around(folder),
    'upstream.conf': withPorts(read('upstream.conf'), ports),
    'sereshta.conf': withPorts(read('sereshta.conf'), ports).replaceAll('/etc/sereshta/tls', folder),
    'fullchain.pem': certificate.chain,
    'privkey.pem': certificate.key,
  })
  return startProgram({
    as,
    command: (folder) => ['nginx', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')],
    files,
    listensAt: () => ({ host: '127.0.0.1', port: ports.encrypted }),
  })
}

/** What Debian's own nginx.conf puts around a site, with everything it writes in one folder. */
const around = (folder: string) => `
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log stderr;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${folder}/upstream.conf;
  include ${folder}/sereshta.conf;
}
`

function withPorts(text: string, { plain, encrypted, instances }: ProxyPorts): string {
  const changes: [RegExp, string][] = [
    [/^ *listen \[::\].*\n/gm, ''],
    [/\blisten 80\b/g, `listen 127.0.0.1:${plain}`],
    [/\blisten 443\b/g, `listen 127.0.0.1:${encrypted}`],
    [/\b127\.0\.0\.1:3001\b/g, `127.0.0.1:${instances[0]}`],
    [/\b127\.0\.0\.1:3002\b/g, `127.0.0.1:${instances[1]}`],
  ]
  return changes.reduce((changed, [what, by]) => changed.replace(what, by), text)
}

export interface Certificate {
  chain: string
  key: string
}

/** A certificate for 127.0.0.1 that holds for a day, signed by itself. */
export function aCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'sereshta-certificate-'))
  try {
    const [key, chain] = [join(folder, 'key'), join(folder, 'chain')]
    const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1']
    const name = ['-subj', '/CN=Sereshta', '-addext', 'subjectAltName=IP:127.0.0.1']
    execFileSync('openssl', ['req', '-x509', ...kind, ...name, '-keyout', key, '-out', chain], {
      stdio: 'pipe',
    })
    return { chain: readFileSync(chain, 'utf8'), key: readFileSync(key, 'utf8') }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
