import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

// What the pages show beyond Latin letters, as fontconfig asks for it, and Debian's package for it.
const fonts = [
  { pattern: ':lang=und-zsye', package: 'fonts-noto-color-emoji' },
  { pattern: ':lang=ar', package: 'fonts-hosny-amiri' },
  { pattern: ':lang=zh-cn', package: 'fonts-wqy-zenhei' },
];

/** A Chromium that is on this machine; null = the one that Playwright manages, if it has one. */
export function findChromium() {
  return process.env.BATON_CHROMIUM ?? installed.find((path) => existsSync(path)) ?? null;
}

/**
 * Finds a Chromium, or installs one: Debian's where this user may, else Playwright's own. Also the
 * fonts for emoji, Arabic and Chinese, without which screenshots show boxes.
 * @returns {Promise<string | null>} its path; null = Playwright's own.
 */
export async function ensureChromium() {
  const browser = ensureBrowser();
  installFonts();
  return browser;
}

function ensureBrowser() {
  const found = findChromium();
  if (found) return found;
  if (existsSync(chromium.executablePath())) return null;
  if (apt(['chromium'])) return findChromium();
  console.log('Installing a browser for the tests…');
  const asRoot = process.getuid?.() === 0 ? ['--with-deps'] : [];
  const answer = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', ...asRoot, 'chromium'],
    { stdio: 'inherit' },
  );
  if (answer.status !== 0)
    throw new Error(
      'No Chromium for the browser tests: install one, or set BATON_CHROMIUM to its path.',
    );
  return null;
}

function installFonts() {
  if (process.platform !== 'linux') return;
  const missing = fonts.filter(({ pattern }) => {
    const answer = spawnSync('fc-list', [pattern, 'family'], { encoding: 'utf8' });
    return answer.status !== 0 || answer.stdout.trim() === '';
  });
  if (missing.length > 0) apt(missing.map((font) => font.package));
}

/** False when this is not Debian, not root, or the packages cannot be had. */
function apt(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  console.log(`Installing ${packages.join(', ')}…`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const install = () =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', ...packages], { env })
      .status === 0;
  if (install()) return true;
  return spawnSync('apt-get', ['update'], { env }).status === 0 && install();
}
