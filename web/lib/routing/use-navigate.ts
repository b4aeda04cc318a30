import { createContext, useContext } from 'react';
import type { Navigation } from './navigation.ts';

export const NavigationContext = createContext<Navigation | null>(null);

/** Gives the function that leads to another screen, always the same one; it settles once that screen is drawn. */
export function useNavigate(): Navigation['navigate'] {
  const navigation = useContext(NavigationContext);
  if (!navigation) throw new Error('useNavigate needs a ScreenRouter above it');
  return navigation.navigate;
}
