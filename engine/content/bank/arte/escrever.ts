import type { BankSubtopic } from '../../content-types.ts';

export const escrever: BankSubtopic = {
  domain: 'arte',
  subtopic: 'escrever',
  questions: [
    {
      question: 'Como começar a escrever um livro?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Documento em branco, cursor piscando, capítulo um em negrito.' },
        { mechanism: 'desafio', text: 'Escreve hoje a cena que você não para de imaginar.' },
        { mechanism: 'erro', text: 'A capa tá escolhida, e a personagem ainda não quer nada.' },
        { mechanism: 'contra', text: 'Começa pelo meio, que o começo aparece depois.' },
        { mechanism: 'numero', text: 'Duzentas palavras por dia enchem um livro em um ano.' },
        { mechanism: 'quebra', text: 'Larga a fonte bonita e abre o bloco de notas.' },
        {
          mechanism: 'confissao',
          text: 'Tive cinco primeiros capítulos e nenhum segundo.',
          needsTruth: true,
        },
        { mechanism: 'prova', text: 'Vou reescrever a abertura do meu conto na tela.' },
      ],
    },
    {
      question: 'Como vencer o bloqueio criativo na escrita?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'mito', text: 'Inspiração costuma chegar no terceiro parágrafo ruim.' },
        { mechanism: 'lacuna', text: 'O bloqueio quase sempre mora na cena anterior.' },
        { mechanism: 'desafio', text: 'Escreve a pior versão possível durante sete minutos.' },
        { mechanism: 'dialogo', text: '“Tá horrível.” Ótimo, agora já tem o que cortar.' },
        { mechanism: 'loop', text: 'Para no meio da frase. Amanhã ela te espera.' },
        { mechanism: 'compara', text: 'Página ruim se conserta; página vazia, não.' },
        { mechanism: 'custo', text: 'Chegou dezembro, e o parágrafo um ainda tá sendo polido.' },
        { mechanism: 'chamada', text: 'Pra quem lava a louça inteira pra fugir do capítulo.' },
      ],
    },
    {
      question: 'Vale a pena publicar livro por conta própria ou buscar editora?',
      family: 'decisao',
      hooks: [
        { mechanism: 'compara', text: 'Editora cobra espera; autopublicação cobra trabalho de vendedor.' },
        { mechanism: 'erro', text: 'Assinou o contrato sem ler com quem ficam os direitos.' },
        { mechanism: 'custo', text: 'Imprimiu duzentos exemplares, e eles moram embaixo da cama.' },
        { mechanism: 'numero', text: 'Separa dinheiro pra três coisas: revisão, capa e frete.' },
        { mechanism: 'contra', text: 'Editora que cobra do autor é prestadora de serviço.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu sonhava com vitrine. Vendi os primeiros na feira do bairro.',
          needsTruth: true,
        },
        { mechanism: 'pergunta', text: 'Quem vai revisar o que você já leu cem vezes?' },
        { mechanism: 'lacuna', text: 'Antes de mandar o original, procura um aviso no site da editora.' },
      ],
    },
    {
      question: 'Quanto tempo leva pra escrever um livro?',
      family: 'tempo',
      hooks: [
        { mechanism: 'mito', text: 'Rascunho rápido não livra ninguém da revisão.' },
        { mechanism: 'cena', text: 'Madrugada de domingo, palavra fim, e trezentas páginas pra cortar.' },
        { mechanism: 'numero', text: 'Vinte minutos, cinco manhãs, um capítulo torto por mês.' },
        { mechanism: 'loop', text: 'Depois do ponto final vem a fase que mais demora.' },
        { mechanism: 'dialogo', text: '“Escrevo quando der.” Terça, sete da manhã, dá.' },
        { mechanism: 'quebra', text: 'Risca o livro das metas e põe na agenda.' },
        {
          mechanism: 'antes-depois',
          text: 'Contava páginas. Passei a contar manhãs com o caderno aberto.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Marca quinze minutos de escrita antes de abrir mensagem.' },
      ],
    },
    {
      question: 'Por que minhas crônicas e poesias parecem forçadas?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'erro', text: 'Você enfiou três adjetivos onde um cheiro bastava.' },
        { mechanism: 'prova', text: 'Risquei este verso até sobrar uma chaleira.' },
        { mechanism: 'lacuna', text: 'Lê em voz alta: o lugar onde a língua tropeça é o corte.' },
        { mechanism: 'chamada', text: 'Se toda rima sua termina em coração, puxa uma cadeira.' },
        { mechanism: 'contra', text: 'Rima pobre sincera ganha de rima rica de enfeite.' },
        { mechanism: 'compara', text: '“Saudade imensa” ou a xícara dela ainda na pia.' },
        { mechanism: 'confissao', text: 'Rimei amor com dor até os dezenove.', needsTruth: true },
        { mechanism: 'custo', text: 'Palavra difícil no verso dois manda o leitor pro celular.' },
      ],
    },
  ],
};
