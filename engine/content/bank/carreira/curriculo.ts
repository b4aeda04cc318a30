import type { BankSubtopic } from '../../content-types.ts';

export const curriculo: BankSubtopic = {
  domain: 'carreira',
  subtopic: 'curriculo',
  questions: [
    {
      question: 'Como fazer um currículo sem experiência?',
      family: 'fazer',
      hooks: [
        { mechanism: 'cena', text: 'Dezessete anos, tela em branco, campo “experiência” piscando.' },
        { mechanism: 'contra', text: 'Sábado na barraca da tia conta como experiência.' },
        { mechanism: 'desafio', text: 'Lista cinco coisas que já confiaram na sua mão.' },
        { mechanism: 'numero', text: 'Escreve um objetivo, dois cursos e três coisas que você faz bem.' },
        { mechanism: 'erro', text: 'RG, CPF e nome dos pais tomam meia página à toa.' },
        { mechanism: 'mito', text: 'Vaga de aprendiz não espera carteira cheia de carimbo.' },
        { mechanism: 'prova', text: 'Vou montar um do zero com feira, grêmio e escola.' },
        { mechanism: 'dialogo', text: '“Nunca trabalhei.” E o bazar da igreja, quem tocava?' },
      ],
    },
    {
      question: 'Por que mando currículo e não me chamam?',
      family: 'obstaculo',
      hooks: [
        { mechanism: 'cena', text: 'Oitenta envios, a mesma versão, nenhuma ligação.' },
        { mechanism: 'erro', text: 'Salvar o arquivo como “currículo novo final 2”.' },
        { mechanism: 'lacuna', text: 'Uma palavra do anúncio tá faltando na sua folha.' },
        { mechanism: 'custo', text: 'Um dígito trocado no telefone, um mês sem ligação.' },
        { mechanism: 'mito', text: 'Barrinha colorida não prova que você sabe planilha.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu mandava cem iguais. Hoje mando dez, um pra cada vaga.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Se você manda trinta no domingo e o telefone não toca, escuta.' },
        {
          mechanism: 'compara',
          text: '“Responsável por vendas” ou “atendi quarenta por dia”: qual você chamaria?',
        },
      ],
    },
    {
      question: 'Precisa colocar foto no currículo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Sem retrato, o seu trabalho aparece antes do rosto.' },
        { mechanism: 'cena', text: 'Selfie recortada, o ombro da prima ainda ali.' },
        { mechanism: 'mito', text: 'Terno na foto não deixa a experiência mais séria.' },
        { mechanism: 'erro', text: 'Mandar foto de óculos escuros, com o mar no fundo.' },
        { mechanism: 'dialogo', text: '“Mas o modelo tem espaço pra foto.” Apaga o quadradinho.' },
        { mechanism: 'compara', text: 'No papel dá pra tirar, no LinkedIn vale caprichar.' },
        { mechanism: 'custo', text: 'Aquele quadrado no canto come três linhas de experiência.' },
        { mechanism: 'pergunta', text: 'A vaga é pra você ou pro seu retrato?' },
      ],
    },
    {
      question: 'Quantas páginas deve ter um currículo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Começo de carreira cabe em uma página, estrada longa em duas.' },
        { mechanism: 'cena', text: 'Quatro folhas com grampo torto, e a pilha ainda tem mais cem.' },
        {
          mechanism: 'confissao',
          text: 'Meu primeiro currículo tinha três páginas e um estágio.',
          needsTruth: true,
        },
        { mechanism: 'desafio', text: 'Risca uma linha por emprego. Fez falta, devolve.' },
        { mechanism: 'erro', text: 'Se precisou de letra oito pra caber, não coube.' },
        { mechanism: 'quebra', text: 'Apaga “informática básica” e põe “fecho planilha de estoque”.' },
        { mechanism: 'loop', text: 'Esse pedaço de cima da folha decide se leem o resto.' },
        { mechanism: 'mito', text: 'Certificado de digitação de 2004 não engorda currículo nenhum.' },
      ],
    },
    {
      question: 'Como montar um bom perfil no LinkedIn?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Olha esse título de perfil: troco três palavras agora.' },
        { mechanism: 'cena', text: 'Nome, cidade e um boneco cinza no lugar da cara.' },
        { mechanism: 'erro', text: 'Gastar a linha do título com a palavra recolocação.' },
        { mechanism: 'contra', text: 'Um comentário útil apresenta melhor que cinco frases motivacionais.' },
        { mechanism: 'desafio', text: 'Pesquisa a sua profissão lá e conta até se achar.' },
        { mechanism: 'loop', text: 'Tá vendo essa linha embaixo do nome? Ela trabalha de madrugada.' },
        { mechanism: 'lacuna', text: 'Acima do nome mora um espaço que você deixou cinza.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu só aceitava convite. Agora respondo com uma pergunta.',
          needsTruth: true,
        },
      ],
    },
  ],
};
