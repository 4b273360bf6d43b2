import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: './demo/server/db/**/schema*.ts',
  out: './demo/server/db/migrations',
});
