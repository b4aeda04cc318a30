/** What a buyer must know before the click: that it renews, and how to get out. */
export function Terms() {
  return (
    <p className="max-w-2xl text-ink-soft">
      A assinatura se renova sozinha todo mês, pelo mesmo preço, até você cancelar aqui nesta página. Nos
      primeiros 7&nbsp;dias você pode desistir e receber tudo de volta: fale com o suporte.
    </p>
  );
}
