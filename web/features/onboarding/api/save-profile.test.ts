import { expect, it } from 'vitest';
import { savePhone } from './save-profile.ts';

it('a telephone is not saved for nobody', async () => {
  await expect(savePhone(null, '5511987654321')).rejects.toThrow('Usuário não encontrado');
});
