import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './env.ts';

describe('where accounts and data are kept', () => {
  const project = {
    SUPABASE_URL: 'https://projeto.supabase.co/',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
    SUPABASE_SECRET_KEY: 'sb_secret_segredo_0123456789',
    DATABASE_URL: 'postgresql://postgres:segredo@db.projeto.supabase.co/postgres',
  };

  it('is here, or a project with both its keys and its database', () => {
    expect(readEnvironment({}).supabase).toBeNull();
    expect(readEnvironment({ ...project, SUPABASE_URL: '' }).supabase).toBeNull();
    expect(readEnvironment(project).supabase).toEqual({
      url: 'https://projeto.supabase.co',
      publishableKey: 'sb_publishable_0123456789',
    });
  });

  it.each([
    [{ ...project, DATABASE_URL: '' }, /DATABASE_URL: needed with SUPABASE_URL/],
    [{ ...project, SUPABASE_PUBLISHABLE_KEY: '' }, /SUPABASE_PUBLISHABLE_KEY: needed/],
    [{ ...project, SUPABASE_SECRET_KEY: '' }, /SUPABASE_SECRET_KEY: needed/],
    [{ ...project, SUPABASE_URL: 'http://projeto.supabase.co' }, /SUPABASE_URL: must be https/],
    [{ ...project, SUPABASE_URL: 'https://projeto.supabase.co/auth/v1' }, /SUPABASE_URL: .*without a path/],
  ])('stops the start on %j, naming the variable and no value', (variables, message) => {
    const read = () => readEnvironment(variables);
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(message);
    expect(read).not.toThrow(/segredo/);
  });
});
