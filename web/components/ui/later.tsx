import { type ComponentType, lazy, useState } from 'react';
import { useToast } from './toast.tsx';

/** The code of a part of a screen, fetched apart from the screen. */
export interface LaterCode<Props> {
  /** Fetches it, if it is not there yet; what failed is fetched again the next time, as far as the browser lets it. */
  load: () => Promise<unknown>;
  /** What draws the part: by itself suspended until the code is there, once `load` has resolved at once. */
  getComponent: () => ComponentType<Props>;
}

export function laterCode<Props extends object>(
  fetchComponent: () => Promise<ComponentType<Props>>,
): LaterCode<Props> {
  let component: ComponentType<Props> | null = null;
  const load = async () => {
    component ??= await fetchComponent();
    return component;
  };
  const Fetched: ComponentType<Props> = lazy(async () => ({ default: await load() }));
  return { load, getComponent: () => component ?? Fetched };
}

interface LaterProps<Props> {
  code: LaterCode<Props>;
  props: Props;
}

/** A part of a screen whose code is fetched apart. What is around it waits with it, unless the code was loaded before. */
export function Later<Props extends object>({ code, props }: LaterProps<Props>) {
  // The same as long as it stands, whatever is fetched meanwhile: another would begin anew.
  const [Component] = useState(code.getComponent);
  return <Component {...props} />;
}

/** Does something once code is loaded; says so when it does not come. */
export function useOnceLoaded(): (load: () => Promise<unknown>, next: () => void) => void {
  const { show } = useToast();
  return (load, next) =>
    void load().then(next, () =>
      // Not every browser asks again for code that once failed; the page does.
      show({ tone: 'danger', title: 'Não deu pra abrir. Confere a conexão e recarrega a página.' }),
    );
}
