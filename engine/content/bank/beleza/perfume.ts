import type { BankSubtopic } from '../../content-types.ts';

export const perfume: BankSubtopic = {
  domain: 'beleza',
  subtopic: 'perfume',
  questions: [
    {
      question: 'Como fazer o perfume fixar mais na pele?',
      family: 'fazer',
      hooks: [
        { mechanism: 'quebra', text: 'Para de esfregar um pulso no outro.' },
        { mechanism: 'desafio', text: 'Passa creme sem cheiro antes da primeira borrifada.' },
        { mechanism: 'numero', text: 'Quatro borrifadas resolvem: nuca, pulso, peito e dobra do braço.' },
        { mechanism: 'cena', text: 'Às oito o elevador ficou cheiroso. Ao meio-dia, nada.' },
        { mechanism: 'mito', text: 'A camiseta segura o cheiro por mais tempo que o pulso.' },
        { mechanism: 'erro', text: 'Guardar o frasco no banheiro, tomando vapor todo dia.' },
        { mechanism: 'loop', text: 'A última borrifada vai num lugar que quase ninguém passa.' },
        {
          mechanism: 'prova',
          text: 'Passei num braço seco e num hidratado: às seis eu confiro.',
          needsTruth: true,
        },
      ],
    },
    {
      question: 'Por que não sinto mais o meu perfume?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'contra', text: 'Você para de sentir bem antes do cheiro acabar.' },
        { mechanism: 'dialogo', text: '“Nossa, que forte.” E você jurando que já tinha sumido.' },
        { mechanism: 'erro', text: 'Dar mais seis borrifadas no almoço porque não sente.' },
        { mechanism: 'desafio', text: 'Dá uma volta no quarteirão e entra de novo no quarto.' },
        { mechanism: 'cena', text: 'Na carona, a pessoa abriu o vidro, e você sem entender.' },
        { mechanism: 'mito', text: 'Aquele potinho de café da loja não zera o nariz de ninguém.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu usava um só, todo dia. Revezando dois, voltei a sentir.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se você não sente nem o cheiro do café, marca uma consulta.' },
      ],
    },
    {
      question: 'Perfume árabe ou importado: qual vale a pena?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'O árabe entra na sala antes de você; o fresquinho chega junto.' },
        { mechanism: 'custo', text: 'Três frascos comprados sem cheirar já pagavam um bem testado.' },
        { mechanism: 'erro', text: 'Comprar pelo vídeo, sem encostar uma gota no braço.' },
        { mechanism: 'prova', text: 'Um perfume em cada pulso, nomes tapados: adivinha comigo.' },
        { mechanism: 'contra', text: 'Doze horas de cheiro doce cansam qualquer sala fechada.' },
        { mechanism: 'numero', text: 'Espera trinta minutos: o cheiro da loja não é o que fica.' },
        { mechanism: 'mito', text: 'Perfume caro não fixa em toda pele.' },
        { mechanism: 'lacuna', text: 'Duas letrinhas na caixa explicam boa parte do preço.' },
      ],
    },
    {
      question: 'Quanto tempo dura um vidro de perfume aberto?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Perfume aberto aguenta uns três anos longe da janela.' },
        { mechanism: 'cena', text: 'Cômoda, sol das quatro, e o perfume já cor de chá.' },
        { mechanism: 'quebra', text: 'Devolve o frasco pra caixa.' },
        { mechanism: 'erro', text: 'Passar pro vidrinho bonito que nunca fecha direito.' },
        { mechanism: 'contra', text: 'O líquido escureceu? Nem sempre quer dizer que estragou.' },
        { mechanism: 'desafio', text: 'Borrifa num papel e espera o primeiro cheiro passar.' },
        {
          mechanism: 'confissao',
          text: 'Economizei o da formatura por doze anos. Azedou.',
          needsTruth: true,
        },
        { mechanism: 'loop', text: 'Vira o vidro: aquele carimbo apagado conta a idade dele.' },
      ],
    },
    {
      question: 'Qual perfume dar de presente?',
      family: 'decisao',
      hooks: [
        { mechanism: 'dialogo', text: '“Ela gosta de doce.” Baunilha ou fruta? É outro presente.' },
        { mechanism: 'desafio', text: 'Repara qual frasco tá mais vazio na penteadeira dela.' },
        { mechanism: 'chamada', text: 'Amigo secreto da firma com limite de cem reais? Vai de cítrico.' },
        { mechanism: 'compara', text: 'Prefiro a miniatura que agrada ao vidro grande que encalha.' },
        { mechanism: 'quebra', text: 'Antes do laço, pede uma amostra na loja.' },
        { mechanism: 'custo', text: 'Cem mililitros errados ficam anos enfeitando a prateleira.' },
        { mechanism: 'pergunta', text: 'Que cheiro essa pessoa elogia nos outros?' },
        { mechanism: 'erro', text: 'Dar o cheiro que você queria usar no sábado.' },
      ],
    },
  ],
};
