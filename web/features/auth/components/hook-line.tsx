const topic = 'vergonha de gravar';

const hooks = [
  'Gravei o mesmo vídeo dezessete vezes. Foi ao ar o\u00a0primeiro.',
  'Você não tem vergonha da câmera. Tem vergonha do play.',
  'A\u00a0luz vermelha acende e\u00a0o\u00a0texto some da cabeça.',
  'Apaga o\u00a0roteiro. Deixa só a\u00a0primeira frase.',
];

/** Decoration that says what the product does: a topic floats, the line runs down, hooks hang from it. */
export function HookLine() {
  return (
    <div className="flex h-full min-h-[44rem] flex-col justify-center px-12 text-[#f7f0e2] xl:px-20">
      <div className="max-w-xl">
        <p className="relative flex items-center gap-4 pb-4 font-title text-2xl font-semibold">
          <span className={`${line} -top-[100vh] bottom-0`} />
          <Float />
          {topic}
        </p>
        {hooks.map((hook) => (
          <p
            key={hook}
            className="group relative flex items-end gap-4 pt-9 font-title text-3xl leading-tight font-medium xl:text-4xl"
          >
            {/* The last hook ends the line where its own snood begins. */}
            <span className={`${line} top-0 bottom-0 group-last:bottom-20`} />
            <Snood />
            <span className="-mb-1">{hook}</span>
          </p>
        ))}
      </div>
    </div>
  );
}

const line = 'absolute left-[0.6875rem] w-0.5 bg-[#5f6b65]';

function Float() {
  return (
    <svg className="relative h-9 w-6 shrink-0" viewBox="0 0 24 36" fill="none" aria-hidden="true">
      <circle cx="12" cy="18" r="10" fill="#f7f0e2" />
      <path d="M2 18a10 10 0 0 1 20 0Z" className="fill-accent" />
      <path d="M12 1v7M12 28v7" stroke="#f7f0e2" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}

function Snood() {
  return (
    <svg
      className="h-20 w-20 shrink-0"
      viewBox="0 0 80 80"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 0c0 26 46 10 50 34" stroke="#5f6b65" strokeWidth="2" />
      <path d="M62 34v26c0 8-5 13-12 13s-12-5-11-13l7 5" className="stroke-accent" strokeWidth="3.5" />
    </svg>
  );
}
