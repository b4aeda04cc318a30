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
        { mechanism: 'contra', text: 'A barraca da tia no fim de semana é experiência.' },
        { mechanism: 'desafio', text: 'Lista cinco coisas que já confiaram na sua mão.' },
        { mechanism: 'numero', text: 'Um objetivo, dois cursos, três coisas que você faz bem.' },
        { mechanism: 'erro', text: 'Encher meia página com RG, CPF e nome dos pais.' },
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
        { mechanism: 'custo', text: 'Um dígito trocado no telefone joga fora o mês de envio.' },
        { mechanism: 'mito', text: 'Barrinha colorida de habilidade não mostra o que você faz.' },
        {
          mechanism: 'antes-depois',
          text: 'Eu mandava cem iguais. Hoje mando dez, um pra cada vaga.',
          needsTruth: true,
        },
        { mechanism: 'chamada', text: 'Trinta candidaturas num domingo, silêncio na segunda: isso é seu.' },
        { mechanism: 'compara', text: '“Responsável por vendas” ou “quarenta clientes por dia no balcão”.' },
      ],
    },
    {
      question: 'Precisa colocar foto no currículo?',
      family: 'decisao',
      hooks: [
        { mechanism: 'contra', text: 'Sem retrato, o seu trabalho aparece antes do rosto.' },
        { mechanism: 'cena', text: 'Selfie recortada, o ombro da prima ainda ali.' },
        { mechanism: 'mito', text: 'Terno na foto não deixa a experiência mais séria.' },
        { mechanism: 'erro', text: 'Usar a cara que sobrou da festa de casamento.' },
        { mechanism: 'dialogo', text: '“Mas o modelo tem espaço pra foto.” Apaga o quadradinho.' },
        { mechanism: 'compara', text: 'No papel eu tiro, no LinkedIn eu capricho.' },
        { mechanism: 'custo', text: 'Aquele quadrado no canto come três linhas de experiência.' },
        { mechanism: 'pergunta', text: 'Que vaga sua depende do formato do seu rosto?' },
      ],
    },
    {
      question: 'Quantas páginas deve ter um currículo?',
      family: 'tempo',
      hooks: [
        { mechanism: 'numero', text: 'Começo de carreira cabe em uma página, estrada longa em duas.' },
        { mechanism: 'cena', text: 'Quatro folhas, grampo torto, e a pilha tem mais cem.' },
        { mechanism: 'confissao', text: 'O meu primeiro tinha três páginas e um estágio.', needsTruth: true },
        { mechanism: 'desafio', text: 'Risca uma linha de cada emprego e vê se faz falta.' },
        { mechanism: 'erro', text: 'Baixar a letra pra tamanho oito e fingir que coube.' },
        { mechanism: 'quebra', text: 'Apaga “informática básica” e põe “fecho planilha de estoque”.' },
        { mechanism: 'loop', text: 'Esse terço de cima segura a folha inteira.' },
        { mechanism: 'mito', text: 'Diploma de digitação de 2004 já pode descansar.' },
      ],
    },
    {
      question: 'Como montar um bom perfil no LinkedIn?',
      family: 'fazer',
      hooks: [
        { mechanism: 'prova', text: 'Olha esse título de perfil antes e depois de três palavras.' },
        { mechanism: 'cena', text: 'Nome, cidade e um boneco cinza no lugar da cara.' },
        { mechanism: 'erro', text: 'Gastar a linha do título com busca por recolocação.' },
        { mechanism: 'contra', text: 'Um comentário útil apresenta melhor que cinco frases motivacionais.' },
        { mechanism: 'desafio', text: 'Pesquisa a sua profissão lá e conta até se achar.' },
        { mechanism: 'loop', text: 'Tá vendo essa linha embaixo do nome? Ela trabalha de madrugada.' },
        { mechanism: 'lacuna', text: 'Acima do nome existe um espaço que quase todo perfil desperdiça.' },
        {
          mechanism: 'antes-depois',
          text: 'Antes eu só aceitava convite. Agora respondo com uma pergunta.',
          needsTruth: true,
        },
      ],
    },
  ],
};
