import { DEMO_PASSWORD, demoUsers } from '../prisma/seed/people.ts';
import type { Config } from './config.ts';

/** What a person reads when the app is up: where to go, and in the demo how to sign in. */
export function greeting(config: Config, port: number): string {
  const at = port === config.port ? config.publicUrl : `http://localhost:${port}`;
  const lines = [
    '',
    'Baton is ready.',
    `  Shop demo    ${at}/`,
    `  Chat page    ${at}/widget`,
    `  Operator     ${at}/operator`,
    `  Supervisor   ${at}/supervisor`,
    '',
  ];
  if (config.demo) {
    lines.push(`  Demo sign-ins (password ${DEMO_PASSWORD}):`);
    for (const { email, role } of demoUsers) lines.push(`    ${email.padEnd(16)} ${role}`);
  } else {
    lines.push('  Make a user: npm run user:add -- EMAIL NAME ROLE');
  }
  return `${lines.join('\n')}\n`;
}
